export { BackupRefused } from './backup-refused.ts';
export { noteBackup, noteRestoreTrial } from './note-backup.ts';
export { restoreBackup } from './restore-backup.ts';
export { type BackupPlaces, takeBackup } from './take-backup.ts';
export { tryRestore } from './try-restore.ts';
