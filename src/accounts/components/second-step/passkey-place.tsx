import { useSyncExternalStore } from 'react'
import { ownOrigins } from '#auth/rules/redirects.ts'
import { Notice } from '#ui/notice.tsx'
import { useAuthTexts } from '../auth-language.tsx'

const never = () => () => {}

/** Address of this page where passkeys work; undefined when they work here. */
function placeOfPasskeys(): string | undefined {
	const { origin, pathname, search } = location
	const [, named] = ownOrigins(origin)
	return named && `${named}${pathname}${search}`
}

/** Passkeys belong to a host name: browsers refuse them at a bare loopback address. Known once scripts run. */
export const usePasskeyPlace = (): string | undefined =>
	useSyncExternalStore(never, placeOfPasskeys, () => undefined)

/** Link to the address where passkeys work, in place of the button. */
export function PasskeyPlace({ href }: { href: string }) {
	const [before, after] = useAuthTexts().texts.passkeyPlace
	return (
		<Notice>
			<p>
				{before} <a href={href}>{new URL(href).origin}</a> {after}
			</p>
		</Notice>
	)
}
