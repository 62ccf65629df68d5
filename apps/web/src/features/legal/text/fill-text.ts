/**
 * Completes the Markdown of a text: `{name}` becomes its value, `{name, plural, one {# day} other {# days}}` the form
 * that the language uses for its number (the plural syntax of ICU MessageFormat), and a line that begins with
 * `{if name}` or `{unless name}` stays only where the condition holds.
 */
export function fillText(
  source: string,
  locale: string,
  values: Readonly<Record<string, string | number>>,
  conditions: Readonly<Record<string, boolean>>,
): string {
  const rules = new Intl.PluralRules(locale);
  const pluralForm = (name: string, forms: string) => {
    const count = Number(lookUp(values, name));
    const byCategory = Object.fromEntries(
      [...forms.matchAll(form)].map(([, category, text]) => [category, text]),
    );
    return lookUp<string>(byCategory, rules.select(count)).replaceAll('#', String(count));
  };
  return source
    .split('\n')
    .flatMap((line) => shownLine(line, conditions))
    .join('\n')
    .replaceAll(plural, (_, name, forms) => pluralForm(name, forms))
    .replaceAll(insert, (_, name) => String(lookUp(values, name)));
}

export const insert = /\{(\w+)\}/g;
export const plural = /\{(\w+), plural, ((?:\w+ \{[^{}]*\} ?)+)\}/g;
export const form = /(\w+) \{([^{}]*)\}/g;
export const condition = /^(#+ |- |)\{(if|unless) (\w+)\} /;

function shownLine(line: string, conditions: Readonly<Record<string, boolean>>): string[] {
  const [opening, marker, word, name] = condition.exec(line) ?? [];
  if (opening === undefined) return [line];
  return lookUp(conditions, name!) === (word === 'if') ? [marker + line.slice(opening.length)] : [];
}

function lookUp<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = values[name];
  if (value === undefined) throw new Error(`a text inserts “${name}”, which has no value`);
  return value;
}
