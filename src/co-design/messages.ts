// Messages about designing together.
export const messages = {
	signIn: 'Please sign in to design together',
	linkNotFound: 'This link does not open a design. The owner may have ended designing together.',
	ended:
		'The owner has ended designing together, or you were not invited. Changes made after that are not in the design.',
	removed:
		'The owner has removed you from this design. Changes made after that are not in the design. Ask the owner to let you back in.',
	unknownPerson: 'This person has not joined the design.',
	noColleague: 'This person is not a coach or school administrator of your teams.',
	removedBefore: 'You have removed this person from the design. Let them back in first.',
	onlyOwner: 'Only the owner of the design can do this.',
	tooManyPeople: 'This design has as many people as it takes. The owner can remove someone.',
	ownersPlayers: 'The list of players is the owner’s alone.',
	unreadable: 'This change could not be read.',
	tooLarge: 'This design has become too large to be edited together.',
} as const
