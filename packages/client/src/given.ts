/** An option that programs mostly take from their environment. Throws TypeError, which names the variable. */
export function given(value: string | undefined, option: string, variable: string): string {
  if (value) return value;
  throw new TypeError(`the option "${option}" is missing; is ${variable} set?`);
}
