import { useSyncExternalStore } from 'react'
import { ownOrigins } from '#auth/rules/redirects.ts'
import { Notice } from '#ui/notice.tsx'

const never = () => () => {}

/** This page at the address where passkeys work; undefined when they work here. */
function placeOfPasskeys(): string | undefined {
	const { origin, pathname, search } = location
	const [, named] = ownOrigins(origin)
	return named && `${named}${pathname}${search}`
}

/** Passkeys belong to a name: at a bare loopback address browsers refuse them. Known once scripts run. */
export const usePasskeyPlace = (): string | undefined =>
	useSyncExternalStore(never, placeOfPasskeys, () => undefined)

/** The way to where passkeys work, in place of a button that cannot. */
export const PasskeyPlace = ({ href }: { href: string }) => (
	<Notice>
		<p>
			Passkeys need an address with a name: open the shop at <a href={href}>{new URL(href).origin}</a> and
			sign in there.
		</p>
	</Notice>
)
