export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
