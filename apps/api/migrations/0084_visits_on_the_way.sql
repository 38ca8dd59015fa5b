-- A provider who is expected says that they are on their way: the desk and the household read since when.
alter table visits add column on_the_way_at timestamptz;
