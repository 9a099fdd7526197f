// The texts of the account's settings, in English.
import type { FactorType } from '#auth/rules/factors.ts'
import { signInRuleMessages } from '#accounts/messages.ts'
import type { SettingsView } from '../views.ts'

type Titled = { title: string; text: string }
type Sent = { idle: string; busy: string }
type PendingSide = NonNullable<SettingsView['pending']>['left']

export type SettingsTexts = {
	cancel: string
	remove: (name: string) => string
	removeIt: string
	/** When a way to sign in, or a second step, was added: `added 5 minutes ago`. */
	added: (when: string) => string
	code: { label: string; hint: string; send: Sent }
	password: {
		title: string
		lead: { change: string; first: string }
		current: string
		new: string
		hint: (least: number) => string
		save: { change: string; first: string; busy: string }
		forgot: string
	}
	email: {
		title: string
		/** Before and after the address. */
		now: readonly [string, string]
		none: string
		new: string
		change: Sent
		waiting: (address: string) => string
		waitingFor: Readonly<Record<PendingSide, string>>
		callOff: string
		again: string
	}
	steps: {
		title: string
		lead: string
		on: string
		off: string
		needed: string
		needsScripts: string
		list: string
		yes: string
		keep: string
		second: Titled
		add: Readonly<Record<FactorType, string>>
		done: Readonly<Record<FactorType, string>>
		removed: string
		names: Readonly<Record<FactorType, string>>
		name: string
		nameHint: string
		busy: string
		showCode: string
		scan: string
		scanned: string
		codeLabel: string
		inApp: (shop: string) => string
		turnOn: Sent
		sixDigits: string
		textCode: string
		phone: string
		phoneHint: string
		texted: (phone: string) => string
		passkey: string
		makePasskey: string
		notMade: string
		unsupported: string
		known: string
	}
	identities: {
		title: string
		lead: { several: string; last: string }
		noEmail: string
		add: (provider: string) => string
	}
	devices: {
		title: string
		lead: string
		here: string
		seen: (when: string) => string
		signOut: string
		signOutOf: (device: string) => string
		signOutAll: Sent
	}
	data: { title: string; lead: string; download: string; note: string }
	deletion: {
		title: string
		lead: string
		stay: string
		confirm: string
		confirmHint: string
		delete: Sent
	}
}

export const englishSettings: SettingsTexts = {
	cancel: 'Cancel',
	remove: (name) => `Remove ${name}`,
	removeIt: 'Remove',
	added: (when) => `added ${when}`,
	code: {
		label: 'Code from our mail',
		hint: 'In place of the current password. It is good for 10 minutes.',
		send: { idle: 'Mail me a code', busy: 'Sending…' },
	},
	password: {
		title: 'Password',
		lead: {
			change: 'Changing it signs out all your other devices.',
			first: 'You sign in without one. With a password you have a second way in.',
		},
		current: 'Current password',
		new: 'New password',
		hint: (least) => `${least} to 100 characters. A short sentence is easy to remember and hard to guess.`,
		save: { change: 'Change password', first: 'Set password', busy: 'Saving…' },
		forgot: 'Forgot your password?',
	},
	email: {
		title: 'Email',
		now: ['Now', '. We write to the old and to the new address; both have to confirm.'],
		none: 'none',
		new: 'New email',
		change: { idle: 'Change email', busy: 'Sending…' },
		waiting: (address) => `Waiting: ${address}`,
		waitingFor: {
			both: 'Both addresses have to confirm.',
			old: 'The new address has confirmed; the old one has to agree.',
			new: 'The old address has agreed; the new one has to confirm.',
		},
		callOff: 'To call it off, do nothing: the links end within the hour and nothing changes.',
		again: 'Send the mails again',
	},
	steps: {
		title: 'Two-factor sign-in',
		lead: 'A second step after your password: a stolen password alone cannot get in.',
		on: 'On',
		off: 'Off',
		needed: signInRuleMessages.factorNeeded,
		needsScripts: 'Second steps need JavaScript. Turn it on and load the page again.',
		list: 'Second steps',
		yes: 'Yes, remove',
		keep: 'Keep',
		second: {
			title: 'Add a second one',
			text: 'Should you lose the first, the other one lets you in. Keep it in another place.',
		},
		add: { totp: 'Add authenticator app', webauthn: 'Add passkey', phone: 'Add phone' },
		done: { totp: 'Authenticator app added', webauthn: 'Passkey added', phone: 'Phone added' },
		removed: 'Second step removed',
		names: { totp: 'Authenticator app', webauthn: 'Passkey', phone: 'My phone' },
		name: 'Name',
		nameHint: 'How you will know it by.',
		busy: 'One moment…',
		showCode: 'Show the code to scan',
		scan: 'Scan this with your authenticator app. Cannot scan? Type this key:',
		scanned: 'QR code for your authenticator app',
		codeLabel: '6-digit code',
		inApp: (shop) => `The app shows it for ${shop}.`,
		turnOn: { idle: 'Turn on', busy: 'Checking…' },
		sixDigits: 'Enter the 6 digits',
		textCode: 'Text me a code',
		phone: 'Phone number',
		phoneHint: 'With its country: +1 330 555 0147',
		texted: (phone) => `We sent it to ${phone}. It is good for 5 minutes.`,
		passkey: 'Your browser will ask for your fingerprint, face, screen lock or security key.',
		makePasskey: 'Make a passkey',
		notMade: 'The passkey was not made. Try again, or take another second step.',
		unsupported: 'This browser cannot make passkeys. Use another one, or take another second step.',
		known: 'This passkey is one of your second steps already.',
	},
	identities: {
		title: 'Ways to sign in',
		lead: {
			several: 'Each of these opens your account.',
			last: 'The last one cannot be removed: you could not come back.',
		},
		noEmail: 'No email',
		add: (provider) => `Add ${provider}`,
	},
	devices: {
		title: 'Signed-in devices',
		lead: 'Something you do not know? Sign it out, then change your password.',
		here: 'This device',
		seen: (when) => `seen ${when}`,
		signOut: 'Sign out',
		signOutOf: (device) => `Sign out ${device}`,
		signOutAll: { idle: 'Sign out all other devices', busy: 'Signing out…' },
	},
	data: {
		title: 'Your data',
		lead: 'Everything we keep about you: profile, roles, favorites, devices, ways to sign in, activity and messages.',
		download: 'Download my data',
		note: 'A zip file with one JSON file per kind.',
	},
	deletion: {
		title: 'Delete account',
		lead: 'You have 30 days to change your mind. Then profile, favorites and ways to sign in are gone; invoices that the law makes us keep lose your name, and designs that a team wears or has ordered pass to its people. What is paid or approved is made and shipped first; what still waits for a payment or a yes is cancelled, but for a team’s purchase order that another coach or administrator of the school takes over.',
		stay: 'To stay, press “Keep my account” at the top of this page.',
		confirm: 'Type DELETE to confirm',
		confirmHint: 'Your email address does as well. All other devices are signed out at once.',
		delete: { idle: 'Delete my account', busy: 'One moment…' },
	},
}
