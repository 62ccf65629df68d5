import { useMutation } from '@tanstack/react-query';
import type { BatchDocument } from '@vesika/contract';
import { limits } from '@vesika/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Select } from '../../../components/select.tsx';
import { Switch } from '../../../components/switch.tsx';
import { useShowFailure } from '../../../components/use-show-failure.ts';
import { documentTypes } from '../../../photo/document-type.ts';
import { call } from '../../../shell/api/call.ts';
import { CountryField } from '../../../take/choose/country-field.tsx';
import { OwnDocumentField } from '../../../take/choose/own-document-field.tsx';
import { useBatchWords } from '../use-batch-words.ts';

export function NewBatch() {
  const { t } = useTranslation('bulk');
  const showFailure = useShowFailure();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [documents, setDocuments] = useState<BatchDocument[]>([]);
  const [chosen, setChosen] = useState<BatchDocument>(noDocument);
  const meant = canAdd(documents, chosen) ? [...documents, chosen] : documents;
  const [cropOnly, setCropOnly] = useState(false);
  const begin = useMutation({
    mutationFn: () => call('createBatch', { body: { name, documents: meant, cropOnly: cropOnly || null } }),
    onSuccess: ({ batch }) => navigate(`/dashboard/bulk/${batch.batchId}`),
    onError: showFailure,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    begin.mutate();
  };
  return (
    <form onSubmit={submit} className="grid gap-5 border border-line bg-sheet p-5 sm:p-7">
      <h2 className="text-xl font-bold">{t('new.title')}</h2>
      <Documents {...{ documents, chosen }} onChange={setDocuments} onChoose={setChosen} />
      <TextField
        label={t('new.name')}
        {...limits.label}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Switch checked={cropOnly} onChange={setCropOnly}>
        {t('new.cropOnly')}
      </Switch>
      <Button
        type="submit"
        variant="stamp"
        size="lg"
        className="justify-self-start max-sm:w-full"
        busy={begin.isPending}
      >
        {t('new.button')}
      </Button>
    </form>
  );
}

const documentsMax = 10;
const noDocument: BatchDocument = { countryCode: '', documentType: 'passport', variant: null };

function canAdd(documents: readonly BatchDocument[], chosen: BatchDocument): boolean {
  const isThere = documents.some((each) => JSON.stringify(each) === JSON.stringify(chosen));
  return chosen.countryCode !== '' && !isThere && documents.length < documentsMax;
}

interface DocumentsProps {
  documents: readonly BatchDocument[];
  onChange: (documents: BatchDocument[]) => void;
  chosen: BatchDocument;
  onChoose: (document: BatchDocument) => void;
}

function Documents({ documents, onChange, ...choice }: DocumentsProps) {
  const { t } = useTranslation('bulk');
  const words = useBatchWords();
  const hintId = useId();
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3" aria-describedby={hintId}>
      <legend className="mb-2 font-medium">{t('new.documents')}</legend>
      {documents.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {documents.map((document) => (
            <li key={JSON.stringify(document)} className="flex items-center gap-3">
              <span className="min-w-0 flex-1">{words.document(document)}</span>
              <Button
                variant="quiet"
                size="icon"
                aria-label={t('new.remove', { document: words.document(document) })}
                onClick={() => onChange(documents.filter((each) => each !== document))}
              >
                <Icon name="cross" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {documents.length < documentsMax && <AddDocument {...{ documents, onChange, ...choice }} />}
      <p id={hintId} className="text-sm text-ink-soft">
        {t('new.documentsHint')}
      </p>
    </fieldset>
  );
}

function AddDocument({ documents, onChange, chosen, onChoose }: DocumentsProps) {
  const { t } = useTranslation(['bulk', 'engine']);
  const country = useRef<HTMLButtonElement>(null);
  return (
    <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <CountryField
        value={chosen.countryCode || null}
        onChange={(countryCode, document) =>
          onChoose({
            countryCode,
            documentType: document?.documentType ?? chosen.documentType,
            variant: document?.variant ?? null,
          })
        }
        buttonRef={country}
      />
      <Select
        label={t('new.document')}
        value={chosen.documentType}
        onChange={(documentType) => onChoose({ ...chosen, documentType, variant: null })}
        options={documentTypes
          .filter((type) => type !== 'other')
          .map((type) => [type, t(`engine:documents.${type}`)] as const)}
      />
      <OwnDocumentField
        value={chosen.variant}
        onChange={(variant) => onChoose({ countryCode: 'ZZ', documentType: 'other', variant })}
      />
      <Button
        disabled={!canAdd(documents, chosen)}
        onClick={() => {
          onChange([...documents, chosen]);
          onChoose(noDocument);
        }}
      >
        {t('new.add')}
      </Button>
    </div>
  );
}
