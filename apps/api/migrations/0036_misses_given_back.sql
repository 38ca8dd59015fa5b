-- A miss that was given back stays, since an hour gives back only so many.

alter table look_ups add column given_back boolean not null default false;
grant update (given_back) on look_ups to {{app}};
