import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shell/api/call.ts';
import { ActForm } from '../act-form.tsx';

/** A face stays hidden until an operator gives a reason; leaving the page hides it again. */
export function Face({ photoId }: { photoId: string }) {
  const { t } = useTranslation('operator');
  const [url, setUrl] = useState<string>();
  if (url !== undefined)
    return <img src={url} alt={t('story.photo')} className="max-h-64 w-auto justify-self-start" />;
  return (
    <ActForm
      name={t('acts.operatorOpenFace')}
      act={async ({ reason }) => {
        const opened = await call('operatorOpenFace', { params: { photoId }, body: { reason } });
        setUrl(opened.url);
      }}
    />
  );
}
