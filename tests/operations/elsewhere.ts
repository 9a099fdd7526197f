// Operations that pages offer and that the matrix leaves out, with the reason.

export const elsewhere: Readonly<Record<string, string>> = {
	familyRow: 'by the secret of a link',
	confirmByFamily: 'by the secret of a link',
	familyPicture: 'by the secret of a link',
	familyPage: 'by the secret of a link',
	sharedPicture: 'by the secret of a link',
	createShareCheckout: 'by the secret of a link',
	askAboutShare: 'by the secret of a link',
	invitationFor: 'by the secret of a link',
	acceptInvitation: 'by the secret of a link',
	startingRequest: 'open to everybody',
	submitRequest: 'open to everybody',
	ownWaitingRequests: 'a question about the actor alone; requests.test.ts',
	sendMessage: 'open to everybody',
	signOutEverywhere: 'needs a session; people-list.test.ts',
	askAboutOwn: 'asks the provider about own orders; reconcile.test.ts',
	buyerOf: 'a question about the actor alone',
	playerOf: 'shapes what was loaded already',
	draftCartId: 'makes an id',
	checkDocument: 'looks at bytes alone',
}
