// Designing together in English, with the shape of its texts in every language.

export type TogetherTexts = {
	bar: {
		name: string
		offline: string
		offlineAnnounced: string
		joining: string
		/** Above the design of another person. */
		designOf: (owner: string) => string
		onlyYou: string
		alsoHere: string
		/** Follows a name. */
		inStep: (step: string) => string
		isHere: (name: string) => string
		hasLeft: (name: string) => string
		takenBack: string
		ended: Readonly<Record<'title' | 'myDesigns', string>>
	}
	noUploads: string
	invite: {
		title: string
		about: string
		start: string
		link: string
		copy: string
		end: string
		copied: string
		notCopied: string
		byHand: string
		notMade: string
		notEnded: string
		notLetIn: (name: string) => string
		notRemoved: (name: string) => string
		notInvited: (name: string) => string
		sentTo: (name: string) => string
		fromTeam: string
		fromTeamHint: string
		send: string
	}
	members: {
		title: string
		none: string
		joined: (day: string) => string
		remove: string
		letIn: string
		removed: string
		here: string
	}
}

export const englishTogether: TogetherTexts = {
	bar: {
		name: 'Designing together',
		offline: 'Offline: your changes are kept and sent later.',
		offlineAnnounced: 'You are offline. Your changes are kept and sent later.',
		joining: 'Joining the others…',
		designOf: (owner) => `${owner}’s design`,
		onlyYou: 'Only you are here.',
		alsoHere: 'Also here',
		inStep: (step) => ` in ${step}`,
		isHere: (name) => `${name} is here.`,
		hasLeft: (name) => `${name} has left.`,
		takenBack: 'Your last change was taken back',
		ended: { title: 'You cannot edit this design anymore', myDesigns: 'My designs' },
	},
	noUploads: 'Only the owner can upload art to this design. Send them your file, or choose a mark.',
	invite: {
		title: 'Design together',
		about:
			'People with this link sign in and edit the design with you, at the same time. They do not see your players, and only you save and order.',
		start: 'Invite others',
		link: 'Link to design together',
		copy: 'Copy link',
		end: 'End designing together',
		copied: 'Link copied',
		notCopied: 'The link could not be copied',
		byHand: 'Select it and copy it by hand.',
		notMade: 'The link could not be made',
		notEnded: 'Designing together was not ended',
		notLetIn: (name) => `${name} was not let back in`,
		notRemoved: (name) => `${name} was not removed`,
		notInvited: (name) => `${name} was not invited`,
		sentTo: (name) => `Invitation sent to ${name}`,
		fromTeam: 'Invite from your team',
		fromTeamHint: 'They get an email with the link, and find the design in My Designs.',
		send: 'Send invitation',
	},
	members: {
		title: 'People who joined',
		none: 'No one has joined yet.',
		joined: (day) => `Joined ${day}`,
		remove: 'Remove',
		letIn: 'Let back in',
		removed: 'Removed',
		here: 'Here now',
	},
}
