-- Two checks of light and one measure of the background were retired, and the answers of the API name only what exists.
create function without_retired_checks(checks jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(one order by place), '[]')
  from jsonb_array_elements(checks) with ordinality as listed(one, place)
  where one ->> 'id' not in ('luminance-mean', 'luminance-variance')
$$;

update user_photos set report = (report #- '{measures,backgroundDeviation}')
  || jsonb_build_object('checks', without_retired_checks(report -> 'checks'));
update rejudgements set checks = without_retired_checks(checks);

drop function without_retired_checks;
