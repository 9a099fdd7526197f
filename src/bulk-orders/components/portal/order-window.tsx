// Whether the portal accepts orders now, and whom to ask when it does not.
import { Notice } from '#ui/notice.tsx'
import { isOrderable } from '../../rules/deadlines.ts'
import type { PortalView } from '../../views.ts'
import { usePortalTexts } from '../portal-language.tsx'

type Window = Pick<PortalView, 'portal' | 'catalog'>

const Support = ({ link, why }: { link: string; why: string }) => (
	<>
		<a href="/support">{link}</a> {why}
	</>
)

/** Players ask their coach, coaches ask the shop. */
export function ClosedNotice({ portal, catalog, isManager }: Window & Pick<PortalView, 'isManager'>) {
	const texts = usePortalTexts().page.closed
	if (!portal.isOpen)
		return isManager ? (
			<Notice tone="warning" title={texts.coach}>
				<p>
					{texts.nothingNow} <Support link={texts.write} why={texts.ifMissing} />
				</p>
			</Notice>
		) : (
			<Notice tone="warning" title={texts.player} />
		)
	if (catalog.length === 0 || isOrderable({ portal, catalog })) return null
	return (
		<Notice tone="warning" title={texts.ended}>
			<p>
				{texts.endedText}{' '}
				{isManager ? <Support link={texts.write} why={texts.forTime} /> : texts.endedForPlayer}
			</p>
		</Notice>
	)
}
