// Messages for refused requests.
import { roleRequired } from '#policies/policy.ts'

/** The first two quote the specification (§2) verbatim. */
export const refusals = {
	portal: "You don't have permission to access this portal.",
	role: roleRequired,
	signIn: 'Please sign in to continue.',
} as const

/** Of invitations to work for the shop. */
export const staffInviteMessages = {
	notFound: 'This invitation does not exist. Open the link of the latest email.',
	signIn: 'Sign in to accept the invitation.',
	ofAnother: 'This invitation was mailed to another address than that of your account.',
	hasRole: 'The person with this address has that role already.',
	isInvited: 'This address has an open invitation for that role. Send it again in the list below.',
	tooManyOpen: (most: number) => `At most ${most} invitations are open at once. Withdraw one first.`,
	tooMany: 'Many invitations were sent within the last hour. Please try again later.',
	senderGone: 'The person who invited you is no administrator any more. Ask for a new invitation.',
	closed: {
		used: 'This invitation was used already.',
		withdrawn: 'This invitation was withdrawn.',
		expired: 'This invitation has expired. Ask for a new one.',
	},
} as const

/** Of the owner's sign-in rules. */
export const signInRuleMessages = {
	noAdminLeft:
		'With these rules no admin could sign in: each of them uses only a sign-in service that would not be offered. One admin needs a password first.',
	ownFactorFirst:
		'Your own account has no second step yet. Add one in the settings of your account, then ask it of all admins.',
	factorNeeded:
		'Your role needs a second step at sign-in. Add one here; then everything that belongs to your role opens again.',
} as const
