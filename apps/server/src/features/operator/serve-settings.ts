import { operatorSettings } from '@vesika/contract';
import { checkSettings, type SettingsParts } from './check-settings.ts';
import type { Desk } from './desk.ts';

export function serveSettings(desk: Desk, parts: SettingsParts): void {
  desk.read(operatorSettings, async () => ({ findings: await checkSettings(parts) }));
}
