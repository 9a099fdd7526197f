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
