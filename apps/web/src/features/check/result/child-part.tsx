import { ChildField } from '../../../original/check/child-field.tsx';
import type { ResultProps } from './result-props.ts';

export function ChildPart({
  childRules,
  subject,
  onSubject,
}: Pick<ResultProps, 'childRules' | 'subject' | 'onSubject'>) {
  if (childRules.length === 0) return null;
  return <ChildField rules={childRules} subject={subject} onChange={onSubject} />;
}
