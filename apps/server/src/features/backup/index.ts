export { BackupRefused } from './refusal.ts';
export { restoreBackup } from './restore-backup.ts';
export { takeBackup } from './take-backup.ts';
