// Mails about designs. They repeat no comment: it may name a minor.
import { counted } from '#kit/plural.ts'
import { buttonBlock, text, type Mail, type Sender } from './content.ts'
import { mailTo } from './layout.ts'

type DesignComments = {
	to: string
	/** New and still open. */
	comments: number
	/** The owner's page of comments. */
	href: string
}

type DesignInvitation = {
	to: string
	/** First name of the owner. */
	owner: string
	href: string
}

/** To a person whom the owner of a design chose to edit it with them. */
export function designInvitationMail({ to, owner, href }: DesignInvitation, sender: Sender): Mail {
	return mailTo(to, sender, {
		subject: `${owner} invites you to design together`,
		preview: 'Edit the design at the same time and see each other’s changes at once.',
		headline: `${owner} invites you to a design`,
		blocks: [
			text('You can edit the design at the same time and see each other’s changes at once.'),
			text(`${owner} saves and orders it. You find it in My Designs under “Shared with you”.`),
			buttonBlock('Open the design', href),
		],
		words: { key: 'design.invited', values: { owner } },
		reason: `You get this email because you and ${owner} belong to the same team or school.`,
	})
}

/** To the owner of a design that was commented by its link. */
export function designCommentsMail({ to, comments, href }: DesignComments, sender: Sender): Mail {
	const many = counted(comments, 'new comment')
	return mailTo(to, sender, {
		subject: `${many} on your design`,
		preview: 'See each on the picture, answer it or mark it as resolved.',
		headline: `${many} on your design`,
		blocks: [
			text('Those who have the link of your design commented on it.'),
			text('You see each comment on the picture, and can answer it or mark it as resolved.'),
			buttonBlock('See the comments', href),
		],
		words: { key: 'design.commented', values: { comments: many } },
		reason: 'You get this email because a link of your design allows comments.',
	})
}
