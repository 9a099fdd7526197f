// How a process of the shop ends: on a signal when its work is done, or with a sentence when it cannot begin.

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

/** Failures with a sentence for the operator; anything else shows its stack. */
const plainFailures = ['WrongSetting', 'DataFolderInUse']

export function endWith(failure: unknown): never {
	const isPlain = failure instanceof Error && plainFailures.includes(failure.name)
	console.error(isPlain ? failure.message : failure)
	process.exit(1)
}
