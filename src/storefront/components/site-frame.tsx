// Header and footer around a page. On the server a visitor's are taken ready-made: they are a third of every page.
import { createContext, useContext } from 'react'
import type { Viewer } from '../rules/menu.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Ready markup of what is the same for every visitor; null where React itself draws the frame. */
export type ReadyFrame = { header: string; footer: (year: number) => string }
export const ReadyFrameContext = createContext<ReadyFrame | null>(null)

/** Takes no part in the layout: what is inside stands as if it were in the body itself. */
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
