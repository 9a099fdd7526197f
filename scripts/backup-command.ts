// Shared by the backup and restore commands: the argument, the summary and the failures.
import { plainFailure } from '#backup/rules/archive.ts'
import type { Manifest } from '#backup/schemas.ts'
import { withoutValues } from '#database/failures.server.ts'
import { WrongUse } from './wrong-use.ts'

/** @throws WrongUse for no or several arguments */
export function onlyFile(command: string, [file, ...more]: string[]): string {
	if (file === undefined || more.length > 0) throw new WrongUse(`Usage: npm run ${command} -- FILE`)
	return file
}

const number = new Intl.NumberFormat('en-US')

export const summaryOf = ({ tables, files, pictures }: Manifest): string =>
	`${number.format(tables.reduce((sum, { rows }) => sum + rows, 0))} rows in ${tables.length} tables, ` +
	`${number.format(files)} files and ${number.format(pictures)} pictures`

/** Failures with a message for the operator; all others show their stack. */
const plainNames = ['WrongUse', 'WrongSetting', 'DataFolderInUse', 'BackupFailure']
/** File system failures (such as a folder without write permission), wrong arguments, and an unreachable database. */
const isPlain = (failure: unknown): failure is Error =>
	failure instanceof Error &&
	(plainNames.includes(failure.name) ||
		'syscall' in failure ||
		('code' in failure && /^ERR_PARSE_ARGS/.test(String(failure.code))))

/** Writes why the command failed and sets its exit code: 2 for wrong use, else 1. */
export function endWith(given: unknown): void {
	const failure = plainFailure(given)
	console.error(isPlain(failure) ? failure.message : withoutValues(failure))
	process.exitCode = failure instanceof WrongUse ? 2 : 1
}
