// Mails to people who work for the shop.
import { formatLongDay } from '#kit/time.ts'
import { buttonBlock, factText, text, type Mail, type Sender } from './content.ts'
import { mailTo } from './layout.ts'
import { marks } from './marks.ts'

type StaffInvitation = {
	/** `Customer service`. */
	roleName: string
	/** What the role opens. */
	duties: string
	/** Address of the invitation, with its secret. */
	link: string
	/** Last day of validity. */
	until: string
}

/** An invitation to work for the shop: valid for this address alone, and once. */
export const staffInvitationMail = (
	to: string,
	{ roleName, duties, link, until }: StaffInvitation,
	sender: Sender,
): Mail =>
	mailTo(to, sender, {
		subject: `You are invited to work at ${marks.name}`,
		preview: `Your role: ${roleName}.`,
		headline: 'Join the shop',
		blocks: [
			text(`You are invited as: ${roleName}. ${duties}`),
			text('Sign in or create an account with this email address, then accept.'),
			buttonBlock('See the invitation', link),
			factText(`This invitation is only for you, works once and is good until ${formatLongDay(until)}.`),
		],
		words: { key: 'staff.invited', values: { duties, role: roleName } },
		reason:
			'You get this email because an administrator of the shop typed this address. If you do not expect it, ignore it.',
	})

/** Shows that mail arrives, in the shop's look. */
export const testMail = (to: string, sender: Sender): Mail =>
	mailTo(to, sender, {
		subject: `Test mail from ${marks.name}`,
		preview: 'Mail from the shop arrives.',
		headline: 'Mail arrives',
		blocks: [
			text('You asked for this mail in the back office. It went the way of every mail of the shop.'),
			buttonBlock('Back to the checklist', `${sender.publicUrl}/admin/setup`),
		],
		reason: 'You get this email because you pressed “Send a test mail”.',
	})
