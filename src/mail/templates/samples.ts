// One made-up mail of each kind, for the preview and the test mail of the settings. No customer's data.
import { dayInWords, type Language } from '#kit/language.ts'
import type { MailKey } from '../rules/mail-list.ts'
import { authMailKinds, type AuthMailFacts, type AuthMailKind } from './auth-mail-facts.ts'
import { authMail } from './auth-mails.ts'
import type { Sender } from './content.ts'
import { designCommentsMail, designInvitationMail } from './design-mails.ts'
import { donationMail, donationMailKinds } from './donation-mails.ts'
import { familyMail, familyText, type FamilyMessage } from './family-mails.ts'
import {
	payoutDecidedMail,
	payoutMail,
	payoutRequestedMail,
	payoutReversedMail,
} from './fundraising-mails.ts'
import { approvalSamples, orderSamples, splitSamples } from './order-samples.ts'
import * as portal from './portal-mails.ts'
import { quoteDeclinedMail, quoteMail } from './quote-mails.ts'
import {
	byKind,
	day,
	id,
	lastDay,
	reference,
	school,
	teamName,
	to,
	type Sample,
	type SampleMail,
} from './sample-kit.ts'
import { staffInvitationMail } from './staff-mails.ts'
import { supportAnswerMail, supportMail } from './support-mails.ts'

const portals: [MailKey, Sample][] = [
	['portal.requested', (sender, language) => ({ mail: portal.requestReceivedMail(to, sender, language) })],
	[
		'portal.request',
		(sender) => ({
			mail: portal.requestForStaffMail(
				{
					id,
					organizationName: school,
					sport: 'Basketball',
					contactName: 'Sam Rivera',
					contactEmail: to,
					contactPhone: '',
					estimatedTeamSize: 14,
					colors: '',
					message: '',
				},
				to,
				sender,
			),
		}),
	],
	['portal.ready', (sender) => ({ mail: portal.portalReadyMail(to, { teamName, portalId: id }, sender) })],
	[
		'portal.declined',
		(sender) => ({
			mail: portal.requestDeclinedMail(to, 'We do not make gear for this sport yet.', sender),
		}),
	],
	...byKind(
		['portal.invited_requester', 'portal.invited'] as const,
		(key) => key,
		(key, sender, language) => ({
			mail: portal.invitationMail(
				to,
				{
					teamName,
					roleName: language === 'en' ? 'coach' : 'entrenador o entrenadora',
					link: `${sender.publicUrl}/join/sample`,
					until: lastDay,
					isRequester: key === 'portal.invited_requester',
					language,
				},
				sender,
			),
		}),
	),
	[
		'portal.season',
		(sender) => ({
			mail: portal.nextSeasonMail(to, { portalId: id, teamName, season: 'Spring 2027' }, sender),
		}),
	],
	[
		'portal.kit',
		(sender) => ({ mail: portal.kitForStaffMail(to, { portalId: id, teamName, note: '' }, sender) }),
	],
	...byKind(
		['portal.kit_published', 'portal.kit_returned'] as const,
		(key) => key,
		(key, sender) => ({
			mail: portal.kitDecidedMail(
				to,
				{
					portalId: id,
					teamName,
					reply: key === 'portal.kit_published' ? null : 'Please move the number up a little.',
				},
				sender,
			),
		}),
	),
	[
		'portal.order_reminder',
		(sender, language) => ({
			mail: portal.orderReminderMail(
				{ to, teamName, season: 'Spring 2027', href: `${sender.publicUrl}/portal/${id}`, language },
				sender,
			),
		}),
	],
]

const payout = (sender: Sender) => ({
	to,
	teamName,
	amountCents: 42_500,
	reference: 'CHK 10442',
	balanceCents: 11_800,
	href: `${sender.publicUrl}/portal/${id}/fundraising`,
})
const request = (sender: Sender) => ({ ...payout(sender), method: 'Check', payee: school })

const fundraising: [MailKey, Sample][] = [
	['payout.sent', (sender) => ({ mail: payoutMail(payout(sender), sender) })],
	['payout.requested', (sender) => ({ mail: payoutRequestedMail(request(sender), sender) })],
	['payout.approved', (sender) => ({ mail: payoutDecidedMail({ ...request(sender), reason: '' }, sender) })],
	[
		'payout.declined',
		(sender) => ({
			mail: payoutDecidedMail({ ...request(sender), reason: 'The payee is not the school.' }, sender),
		}),
	],
	[
		'payout.reversed',
		(sender) => ({
			mail: payoutReversedMail(
				{ ...payout(sender), paidOutOn: '2027-02-03', why: 'The check came back.' },
				sender,
			),
		}),
	],
	...byKind(
		donationMailKinds,
		(kind) => `donation.${kind}` as const,
		(kind, sender, language) => ({
			mail: donationMail(
				kind,
				{ to, reference, name: `Donation to ${teamName}`, amountCents: 5_000, why: '', language },
				sender,
			),
		}),
	),
]

const question = { name: 'Sam Rivera', email: to, subject: 'Sizes of jerseys', message: 'Do you have 4XL?' }

const shopMails: [MailKey, Sample][] = [
	['support.question', (sender) => ({ mail: supportMail(question, to, sender) })],
	[
		'support.answer',
		(sender, language) => ({
			mail: supportAnswerMail(
				{ ...question, reference, answer: 'Yes, in all jerseys of this season.', replyTo: null, language },
				sender,
			),
		}),
	],
	[
		'quote.sent',
		(sender, language) => ({
			mail: quoteMail(
				{
					to,
					reference,
					units: 14,
					totalCents: 84_120,
					validOn: lastDay,
					note: '',
					path: '/quote/sample',
					language,
				},
				sender,
			),
		}),
	],
	[
		'quote.declined',
		(sender) => ({
			mail: quoteDeclinedMail(
				{ to, id: reference, reference, totalCents: 84_120, reason: 'We found our old uniforms.' },
				sender,
			),
		}),
	],
	[
		'design.commented',
		(sender) => ({
			mail: designCommentsMail(
				{ to, comments: 2, href: `${sender.publicUrl}/designs/${id}/comments` },
				sender,
			),
		}),
	],
	[
		'design.invited',
		(sender) => ({
			mail: designInvitationMail(
				{ to, owner: 'Jordan', href: `${sender.publicUrl}/designs/together/sample` },
				sender,
			),
		}),
	],
	[
		'staff.invited',
		(sender) => ({
			mail: staffInvitationMail(
				to,
				{
					roleName: 'Customer service',
					duties: 'Orders, customers, team portals and messages.',
					link: `${sender.publicUrl}/staff/sample`,
					until: lastDay,
				},
				sender,
			),
		}),
	],
]

const linked: readonly AuthMailKind[] = ['confirm', 'invite', 'magic-link', 'recovery', 'email-change']
const appIn = (language: Language) => (language === 'en' ? 'an authenticator app' : 'Authenticator app')
const subjects: Partial<Record<AuthMailKind, (language: Language) => string>> = {
	'email-change': () => 'sam@lincoln.example',
	'email-changed': () => 'sam@lincoln.example',
	'factor-added': appIn,
	'factor-removed': appIn,
	'identity-linked': () => 'Google',
	'identity-removed': () => 'Google',
	'deletion-requested': (language) =>
		language === 'en' ? 'Friday, March 12, 2027' : dayInWords(lastDay, language, 'withYear'),
}

function authFacts(kind: AuthMailKind, { publicUrl }: Sender, language: Language): AuthMailFacts {
	const about = subjects[kind]?.(language)
	return {
		to,
		language,
		...(linked.includes(kind) && { link: `${publicUrl}/auth/confirm?sample` }),
		...((linked.includes(kind) || kind === 'reauthentication') && { code: '048213' }),
		...(about !== undefined && { about }),
	}
}

const familyKinds = ['confirm', 'order', 'pay', 'picked_up'] as const
const message = (kind: FamilyMessage['kind'], { publicUrl }: Sender, language: Language): FamilyMessage => ({
	id,
	to,
	kind,
	language,
	teamName,
	today: day('2027-03-01'),
	lastOn: lastDay,
	amountCents: kind === 'pay' ? 6_325 : 0,
	href: `${publicUrl}/roster/sample`,
	stopHref: `${publicUrl}/roster/sample/stop`,
})

const samples = new Map<MailKey, Sample>([
	...orderSamples,
	...splitSamples,
	...approvalSamples,
	...portals,
	...fundraising,
	...shopMails,
	...byKind(
		authMailKinds,
		(kind) => `account.${kind}` as const,
		(kind, sender, language) => ({ mail: authMail(kind, authFacts(kind, sender, language), sender) }),
	),
	...byKind(
		familyKinds,
		(kind) => `family.${kind}` as const,
		(kind, sender, language) => ({ mail: familyMail(message(kind, sender, language), sender) }),
	),
	...byKind(
		familyKinds,
		(kind) => `family-text.${kind}` as const,
		(kind, sender, language) => ({ text: familyText(message(kind, sender, language)) }),
	),
])

/** Its first words, whatever the owner has set. @throws for a mail without a sample, which the tests rule out */
export function sampleOf(key: MailKey, sender: Sender, language: Language): SampleMail {
	const sample = samples.get(key)
	if (!sample) throw new Error(`The mail ${key} has no sample.`)
	return sample(sender, language)
}
