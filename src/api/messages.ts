// Texts of the module.

export const messages = {
	noKey: 'Key not found',
	nameRequired: 'Enter a name, such as that of the software.',
	nameTooLong: 'The name has at most 80 characters.',
	scopesRequired: 'Choose at least one scope.',
	daysRequired: 'Choose how long the key lasts.',
	tooMany: (most: number) => `A shop has at most ${most} keys. Revoke one first.`,
	madeBefore: 'This key has been made. It was shown once; make another one if it is lost.',
	lostRevision: 'The roster has changed since this revision. Read it again.',
	unknownPlayer: 'A player of another roster, or one that is not on it any more.',
	notDrawn: 'This design is not drawn any more',
	noSide: 'This design has no such side.',
	notSold: 'This product is not sold any more, so there is no price for it.',
}
