// Messages about designing together.
export const messages = {
	signIn: 'Please sign in to design together',
	linkNotFound: 'This link does not open a design. The owner may have ended designing together.',
	ended:
		'The owner has ended designing together, or you were not invited. Changes made after that are not in the design.',
	onlyOwner: 'Only the owner of the design can do this.',
	saveFirst: 'Save the design once, then invite others to it.',
	tooManyPeople:
		'This design has as many people as it takes. The owner can end and start designing together again.',
	ownersPlayers: 'The list of players is the owner’s alone.',
	ownersArt:
		'Only art of the design’s owner can be used. Send the owner your file, or choose a mark of the library.',
	unreadable: 'This change could not be read.',
	tooLarge: 'This design has become too large to be edited together.',
	tooFast: 'There were very many changes at once. They are kept and sent in a moment.',
} as const
