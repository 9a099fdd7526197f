// The sections of the settings, in the order of their index.
import type { SettingsSection } from '#shop-settings/tables.ts'

type IndexEntry = { section: SettingsSection; title: string; text: string; href: string }

/** A new section of the settings is a line here. */
export const settingsIndex: readonly IndexEntry[] = [
	{
		section: 'shop',
		title: 'Shop',
		text: 'Name, address, contact, support hours and year of founding.',
		href: '/admin/settings/shop',
	},
	{ section: 'look', title: 'Look', text: 'Colors and logo.', href: '/admin/settings/look' },
	{
		section: 'sports',
		title: 'Sports',
		text: 'Which sports the shop sells.',
		href: '/admin/settings/sports',
	},
	{
		section: 'texts',
		title: 'Texts',
		text: 'Banner, returns, about us, history, privacy and terms.',
		href: '/admin/settings/texts',
	},
	{
		section: 'prices',
		title: 'Prices',
		text: 'Discounts, decorations, add-ons, and the standard rates of shipping and tax.',
		href: '/admin/settings/prices',
	},
	{
		section: 'tax',
		title: 'Sales tax',
		text: 'Where it is collected, at which rate: yours, or those of Stripe Tax.',
		href: '/admin/settings/tax',
	},
	{
		section: 'shipping',
		title: 'Shipping',
		text: 'The methods that buyers choose from, and what each costs.',
		href: '/admin/settings/shipping',
	},
	{
		section: 'calendar',
		title: 'Business days',
		text: 'Days of work, holidays and lead times.',
		href: '/admin/settings/calendar',
	},
	{
		section: 'sign-in',
		title: 'Sign-in',
		text: 'Who may open an account, passwords, second steps and sessions.',
		href: '/admin/settings/sign-in',
	},
	{
		section: 'mails',
		title: 'Mails',
		text: 'The words of mails and text messages.',
		href: '/admin/settings/mails',
	},
]
