-- An account that another provider made was given an e-mail identity as well: it is taken away where nobody has set a
-- password or been asked to confirm the address since.
with taken as (
  delete from auth.identities doubled
  using auth.users owner
  where doubled.provider = 'email'
    and owner.id = doubled.user_id
    and owner.encrypted_password is null
    and owner.invited_at is null
    and owner.confirmation_sent_at is null
    and exists (
      select from auth.identities other
      where other.user_id = owner.id and other.provider <> 'email'
        and other.created_at between owner.created_at and owner.created_at + interval '5 seconds'
    )
  returning doubled.user_id
)
update auth.users owner
set raw_app_meta_data = owner.raw_app_meta_data || (
  select jsonb_build_object(
    'provider', (array_agg(distinct provider))[1],
    'providers', jsonb_agg(distinct provider)
  )
  from auth.identities where user_id = owner.id and provider <> 'email'
)
where owner.id in (select user_id from taken);
