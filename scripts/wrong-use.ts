/** The command line makes no sense: nothing was looked up or changed. */
export class WrongUse extends Error {
	override readonly name = 'WrongUse'
}
