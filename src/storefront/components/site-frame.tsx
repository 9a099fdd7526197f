// Header and footer of a page. The server caches their markup for visitors, because they are a third of every page.
import { createContext, useContext } from 'react'
import type { Viewer } from '../rules/menu.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Cached markup that is the same for every visitor; null where React renders header and footer. */
export type ReadyFrame = { header: string; footer: (year: number) => string }
export const ReadyFrameContext = createContext<ReadyFrame | null>(null)

/** `display: contents`: the content takes part in the layout as a child of the body. */
const Ready = ({ markup }: { markup: string }) => (
	<div className="contents" dangerouslySetInnerHTML={{ __html: markup }} />
)

export function FrameHeader({ viewer }: { viewer: Viewer }) {
	const ready = useContext(ReadyFrameContext)
	return ready && viewer === null ? <Ready markup={ready.header} /> : <SiteHeader viewer={viewer} />
}

export function FrameFooter({ year }: { year: number }) {
	const ready = useContext(ReadyFrameContext)
	return ready ? <Ready markup={ready.footer(year)} /> : <SiteFooter year={year} />
}
