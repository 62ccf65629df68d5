import { ChildField } from '../../../original/check/child-field.tsx';
import type { ResultProps } from './result-props.ts';

/** Asks for the child's age if the authority has exceptions for children. */
export function ChildPart({
  childRules,
  subject,
  onSubject,
}: Pick<ResultProps, 'childRules' | 'subject' | 'onSubject'>) {
  if (childRules.length === 0) return null;
  return <ChildField rules={childRules} subject={subject} onChange={onSubject} />;
}
