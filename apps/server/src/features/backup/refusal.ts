/** A sentence for the operator on why a backup is refused. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
