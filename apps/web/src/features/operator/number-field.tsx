import type { FieldProps } from '../../components/fields/text-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';

export function NumberField(props: FieldProps) {
  return <TextField type="number" dir="ltr" className="rtl:text-right" autoComplete="off" {...props} />;
}
