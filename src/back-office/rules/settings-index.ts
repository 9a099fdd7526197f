// The sections of the settings, in the order of their index.
import type { SettingsSection } from '#shop-settings/tables.ts'

type IndexEntry = { section: SettingsSection; title: string; text: string; href: string }

/** A new section of the settings is a line here. */
export const settingsIndex: readonly IndexEntry[] = [
	{
		section: 'shop',
		title: 'Shop',
		text: 'Name, address, contact and support hours.',
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
		text: 'Banner, returns, privacy and terms.',
		href: '/admin/settings/texts',
	},
	{
		section: 'prices',
		title: 'Prices',
		text: 'Discounts, decorations, add-ons, shipping and tax.',
		href: '/admin/settings/prices',
	},
]
