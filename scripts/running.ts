// How a shop process ends: on a signal once its work is done, or with a message when it cannot start.

/** Stops it on SIGTERM and SIGINT; a second signal ends the process at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
	for (const signal of ['SIGTERM', 'SIGINT'] as const) {
		process.once(signal, () => {
			process.once(signal, () => process.exit(1))
			stop().then(
				() => process.exit(0),
				(failure: unknown) => {
					console.error(failure)
					process.exit(1)
				},
			)
		})
	}
}

/** Failures with a message for the operator; all others show their stack. */
const plainFailures = ['WrongSetting', 'DataFolderInUse']

export function endWith(failure: unknown): never {
	const isPlain = failure instanceof Error && plainFailures.includes(failure.name)
	console.error(isPlain ? failure.message : failure)
	process.exit(1)
}
