import type { Signature } from '@vesika/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Segments } from '../../components/choice.tsx';
import { type Pair, PairField } from '../../components/fields/pair-field.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { useShowFailure } from '../../components/use-show-failure.ts';
import { call } from '../../shell/api/call.ts';
import { PaperField } from './paper-field.tsx';
import { type FormatField, readFormat, type SignatureFormat, type TypedFormat } from './signature-format.ts';
import { SignatureResult } from './signature-result.tsx';

/** The size that most forms with a signature ask for. */
const usual: TypedFormat = { size: ['140', '60'], kb: ['10', '20'] };
/** Forms that want both in one file have no size in common. */
const untyped: TypedFormat = { size: ['', ''], kb: ['', ''] };

export function SignatureDesk({ photoId }: { photoId: string | null }) {
  const { t } = useTranslation('signature');
  const [paper, setPaper] = useState<File | null>(null);
  const [layout, setLayout] = useState<'alone' | 'joined'>(photoId === null ? 'alone' : 'joined');
  const [typed, setTyped] = useState(photoId === null ? usual : untyped);
  const [faults, setFaults] = useState<readonly (FormatField | 'paper')[]>([]);
  const { state, make, forget } = useSignature();
  const change = (name: FormatField) => ({
    value: typed[name],
    onChange: (value: Pair) => {
      forget();
      setTyped({ ...typed, [name]: value });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const format = readFormat(typed);
    const wrong = Array.isArray(format) ? format : [];
    setFaults(paper ? wrong : (['paper', ...wrong] as const));
    if (paper && !Array.isArray(format)) void make(paper, format, layout === 'joined' ? photoId : null);
  };
  const isBusy = state.stage === 'making';
  return (
    <form noValidate onSubmit={submit} className="mt-8 grid items-start gap-10 lg:grid-cols-2">
      <TitledSection title={t('paper.title')} headingClass="text-xl font-semibold" className="grid gap-3">
        <p className="text-sm text-ink-soft">{t('paper.about')}</p>
        <PaperField
          paper={paper}
          error={faults.includes('paper') && !paper ? t('form.paperFault') : null}
          onPaper={(file) => {
            forget();
            setPaper(file);
          }}
        />
        <p className="text-sm text-ink-soft">{t('paper.deleted')}</p>
      </TitledSection>
      <TitledSection title={t('form.title')} headingClass="text-xl font-semibold" className="grid gap-5">
        {photoId !== null && (
          <Segments
            legend={t('layout.legend')}
            name="layout"
            value={layout}
            onChange={(chosen) => {
              forget();
              setLayout(chosen);
            }}
            options={(['joined', 'alone'] as const).map((each) => ({
              value: each,
              name: t(`layout.${each}`),
            }))}
          />
        )}
        <PairField
          label={t('form.size')}
          names={[t('form.width'), t('form.height')]}
          error={faults.includes('size') ? t('form.sizeFault') : undefined}
          {...change('size')}
        />
        <PairField
          label={t('form.kb')}
          names={[t('form.min'), t('form.max')]}
          error={faults.includes('kb') ? t('form.kbFault') : undefined}
          {...change('kb')}
        />
        <Button
          type="submit"
          variant="stamp"
          size="lg"
          className="justify-self-start max-sm:w-full"
          busy={isBusy}
        >
          {t(layout === 'joined' ? 'act.join' : 'act.make')}
        </Button>
        <div role="status">
          {state.stage === 'made' && (
            <SignatureResult
              signature={state.signature}
              format={state.format}
              isJoined={layout === 'joined'}
            />
          )}
        </div>
      </TitledSection>
    </form>
  );
}

type State =
  | { stage: 'none' }
  | { stage: 'making' }
  | { stage: 'made'; signature: Signature; format: SignatureFormat };

function useSignature() {
  const showFailure = useShowFailure();
  const [state, setState] = useState<State>({ stage: 'none' });
  const running = useRef<AbortController>(null);
  const forget = () => {
    running.current?.abort();
    running.current = null;
    setState({ stage: 'none' });
  };
  const make = async (file: File, format: SignatureFormat, photoId: string | null) => {
    forget();
    const stopper = new AbortController();
    running.current = stopper;
    setState({ stage: 'making' });
    const { widthPx, heightPx, minKb, maxKb } = format;
    // The server reads the form as it streams in, so the fields precede the file.
    const body = {
      widthPx,
      heightPx,
      ...(minKb !== null && { minKb }),
      ...(maxKb !== null && { maxKb }),
      ...(photoId !== null && { photoId }),
      file,
    };
    try {
      const signature = await call('makeSignature', { body, signal: stopper.signal });
      setState({ stage: 'made', signature, format });
    } catch (error) {
      if (stopper.signal.aborted) return;
      setState({ stage: 'none' });
      showFailure(error as Error);
    }
  };
  return { state, make, forget };
}
