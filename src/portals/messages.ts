// Messages about portals.

export const messages = {
	notFound: 'Team portal not found',
	managersOnly: 'Only coaches and administrators of this team can do that.',
	/** Spec §8. */
	submitFailed: 'Failed to submit request. Please try again.',
	looksLikeScript: 'Something filled in a field that people do not see. Please send the form once more.',
	logoTooLarge: 'This file is larger than 10 MB. Send a smaller one, or mail it to us later.',
	logoNotTaken: 'That was our fault. Choose the logo again, or send the request without it.',
	tooManyRequests: 'You have sent several requests within the hour. Please wait a little, or call us.',
	tooManyForAddress: 'We already have requests with this email address today. Write to us if one is missing.',
	unexpected: 'That was our fault. Everything you typed is still here.',
	requestNotFound: 'This request does not exist.',
	staffOnly: 'Only customer service and administrators can do that.',
	alreadyAccepted: 'This request was already accepted.',
	alreadyDeclined: 'This request was already declined.',
	reasonRequired: 'Say why, so that the requester knows what to do next.',
	organizationGone: 'This organization does not exist any more. Choose another one.',
	productsGone: 'Some of the products are not sold any more. Check the catalog and save again.',
	soldAsItIs:
		'Some of the products are sold as they are and cannot be designed. Add them on the portal’s own page once it is open.',
	deadlinePassed: 'A deadline in the catalog has already passed.',
	lastDayPassed: 'The last day to order has already passed. Choose a later one.',
	certificateOver:
		'The tax certificate has already expired. Ask the school for the new one, or leave the certificate empty.',
	changedMeanwhile:
		'Someone else changed this portal. You now see the latest version: please make your change again.',
	itemGone: 'This product is no longer in the catalog.',
	alreadyInCatalog: 'This product is already in the catalog.',
	catalogFull: 'A catalog holds 200 products at most.',
	designNotOfTeam: 'Only designs of this product by a coach of the team or by the shop can be attached.',
	seasonThere: (season: string) => `This team has a portal for ${season} already.`,
	kitChangedMeanwhile:
		'Someone else changed this kit. You now see the latest version: please make your change again.',
	kitNotSaved: 'Kit not saved',
	kitIsSent: 'The kit is with us. Take it back first to change it.',
	kitNotSent: 'This kit does not wait for a decision any more.',
	kitDesignGone:
		'A design of this kit was deleted after it was sent. Send it back, so that the coach chooses another one.',
	kitUnchanged: 'Nothing is different from what your team can order now.',
	kitReplyRequired: 'Say what should be different, so that the coach knows what to do next.',
	mayNotInvite: 'You cannot invite people in this role.',
	mayNotRemove: 'You cannot remove this person.',
	notYourself: 'You cannot remove yourself. Ask another coach or your school.',
	personNotFound: 'This person does not belong to the portal any more.',
	tooManyInvites: 'That is a lot of invitations at once. Please wait an hour, or share a link.',
	tooManyLinks: (most: number) => `This team has ${most} open links. Take one back first.`,
	inviteNotFound: 'This link does not open an invitation. Check that you copied all of it.',
	inviteUsed: 'This invitation has been used up. Ask the person who invited you for a new one.',
	inviteExpired: 'This invitation has expired: it was good for 14 days. Ask for a new one.',
	inviteRevoked: 'This invitation was taken back. Ask the team if you think that is a mistake.',
	inviteOfAnother: 'This invitation was emailed to another address. Sign in with that address to accept it.',
	playsElsewhere:
		'This account already plays for another team. A player can be on one team at a time: ask that coach to remove you first.',
	notOfSchool:
		'You do not belong to this school, or not any more, so you cannot buy for it. Choose again who the order is for.',
	signInToJoin: 'Please sign in to accept the invitation.',
	noStore: 'Store not found',
	storeNotSaved: 'The store was not saved',
	storeSaved: 'Store saved',
} as const
