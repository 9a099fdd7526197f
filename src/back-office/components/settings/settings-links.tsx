// The pages of the settings, one link each.
import { TabLinks } from '#ui/tabs.tsx'

const pages = [
	{ label: 'Prices', href: '/admin/settings/prices' },
	{ label: 'Sales tax', href: '/admin/settings/tax' },
	{ label: 'Shipping', href: '/admin/settings/shipping' },
	{ label: 'Business days', href: '/admin/settings/calendar' },
	{ label: 'Sign-in', href: '/admin/settings/sign-in' },
	{ label: 'Mails', href: '/admin/settings/mails' },
] as const

export const SettingsLinks = ({ path }: { path: string }) => (
	<TabLinks label="Settings" links={pages.map((page) => ({ ...page, current: page.href === path }))} />
)
