import { loadCatalogue } from '@vesika/messages';
import { checkSettings, type SettingsParts } from './check-settings.ts';

/** The checks of the settings as lines for a terminal, and whether all is well. */
export async function doctor(parts: SettingsParts): Promise<{ lines: string[]; isWell: boolean }> {
  const { settings } = await loadCatalogue('en', 'operator');
  const findings = await checkSettings(parts);
  const problems: Record<string, Record<string, string>> = settings.problems;
  const lines = findings.map(({ check, problem, isTested }) => {
    const name = settings.checks[check];
    if (problem !== null) return `  FIX  ${name}: ${problems[check]?.[problem] ?? problem}`;
    return isTested ? `  ok   ${name}` : `  --   ${name}: ${settings.untested}`;
  });
  return { lines, isWell: findings.every(({ problem }) => problem === null) };
}
