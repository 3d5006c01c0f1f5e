-- Runs at every start, after the migrations and the site's login. A backup of a version without the function is restored
-- into a schema without it.
do $$
begin
  if to_regprocedure('private.close_functions()') is not null then
    perform private.close_functions();
  end if;
end
$$;
