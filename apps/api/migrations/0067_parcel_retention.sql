-- The names of delegates go with those of who received a parcel (domain.md section 4, Privacy).
grant update (delegate) on parcel_codes to {{app}};
