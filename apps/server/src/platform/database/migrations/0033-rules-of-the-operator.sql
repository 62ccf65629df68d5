-- Documents that an operator has switched off; whole countries are in `countries`.
create table inactive_documents (
  country_code text not null,
  document_type text not null,
  primary key (country_code, document_type)
);

-- The banner of all public pages, and notes on the pages of a country, by language.
create table site_notes (
  place text not null,
  language text not null,
  text text not null,
  changed_at timestamptz not null,
  primary key (place, language)
);
