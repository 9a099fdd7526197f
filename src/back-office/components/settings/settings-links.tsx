// The pages of the settings, one link each.
import { TabLinks } from '#ui/tabs.tsx'

const pages = [
	{ label: 'Prices', href: '/admin/settings/prices' },
	{ label: 'Sign-in', href: '/admin/settings/sign-in' },
	{ label: 'Mails', href: '/admin/settings/mails' },
] as const

export const SettingsLinks = ({ path }: { path: string }) => (
	<TabLinks label="Settings" links={pages.map((page) => ({ ...page, current: page.href === path }))} />
)
