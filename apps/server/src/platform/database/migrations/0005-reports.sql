-- What a photo was judged by, what its owner said of it, and how the rules of now judge it.

-- The rules of a document as they were when a photo was judged by them.
create table requirement_versions (
  -- Of record and child_rules, in canonical form.
  sha256 text primary key,
  country_code text not null,
  document_type text not null check (document_type in ('passport', 'visa', 'id', 'other')),
  variant text not null,
  record jsonb not null,
  child_rules jsonb not null,
  first_seen_at timestamptz not null
);

alter table user_photos
  -- Null of a photo from before; whoever needs it takes the rules of then.
  add column requirement_sha256 text references requirement_versions,
  add column requirement_basis text
    check (requirement_basis in ('record', 'passport-of-country', 'default', 'request')),
  -- By check, what its owner said where no method can tell.
  add column answers jsonb not null default '{}',
  add column child_age_years integer check (child_age_years between 0 and 17),
  add check ((requirement_sha256 is null) = (requirement_basis is null));
create index on user_photos (country_code, document_type, variant, requirement_sha256);

-- A photo judged by rules that have changed since it was made; the report stays that of then.
create table rejudgements (
  photo_id uuid primary key references user_photos on delete cascade,
  requirement_sha256 text not null references requirement_versions,
  judged_at timestamptz not null,
  ok boolean not null,
  checks jsonb not null,
  differences jsonb not null,
  -- False where nothing that matters to the photo has changed.
  is_told boolean not null,
  mailed_at timestamptz
);
create index on rejudgements (photo_id) where is_told and mailed_at is null;

create table account_preferences (
  user_id uuid primary key references auth_users on delete cascade,
  rules_change_mail boolean not null,
  updated_at timestamptz not null
);

-- Reports from before have measured less: what was not measured is said to be so.
update user_photos set report = report || jsonb_build_object(
  'natives', '{}'::jsonb,
  'components', '[]'::jsonb,
  'outlines', jsonb_build_object(
    'face', '[]'::jsonb,
    'eyeImageLeft', '[]'::jsonb,
    'eyeImageRight', '[]'::jsonb,
    'mouth', '[]'::jsonb,
    'irisImageLeft', '[]'::jsonb,
    'irisImageRight', '[]'::jsonb,
    'noseTip', report -> 'landmarks' -> 'faceCentre',
    'lightZones', '[]'::jsonb,
    'person', null
  ),
  'placement', null,
  'proof', null,
  'measures', jsonb_build_object(
    'otherFaceShare', 0,
    'backgroundPainted', (report -> 'changes') @> '[{"what": "background"}]',
    'headPlacedByHand', false,
    'densityStated', true,
    'enlargement', null,
    'missingMm', null
  ) || (report -> 'measures'),
  'checks', (
    select coalesce(jsonb_agg('{"evidence": "measured"}'::jsonb || each.value order by each.ordinality), '[]')
    from jsonb_array_elements(report -> 'checks') with ordinality as each
  )
) where not report ? 'natives';
