import { useNavigate, useLocation } from 'react-router'
import type { BuilderData } from '#designs/views.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useAnnounce, useChange, useChangeAll } from '../../editor/context.tsx'
import { searchWithoutStart } from '../../rules/start-address.ts'
import { startedFrom } from './design-edits.ts'
import { useBuilderTexts } from '../builder-language.tsx'
import { PanelPart } from './panel.tsx'

/** The plain garment in the colors that were chosen; finished designs are in the gallery above. */
export function StartOver({ starts: { plain } }: Pick<BuilderData, 'starts'>) {
	const change = useChange()
	const announce = useAnnounce()
	const { start: texts } = useBuilderTexts().starts
	const start = () => {
		change((config) => {
			const { primaryColor, secondaryColor } = config
			return startedFrom({ ...plain, primaryColor, secondaryColor }, config)
		})
		announce(texts.done)
	}
	return (
		<PanelPart title={texts.title} aside={texts.undo}>
			<Button variant="outline" size="small" onClick={start}>
				{texts.labels.plain}
			</Button>
		</PanelPart>
	)
}

/** Unsaved work on the product is open, and the address names another start: the person chooses. */
export function DraftOrStart({ pieces, askedStart }: Pick<BuilderData, 'pieces' | 'askedStart'>) {
	const changeAll = useChangeAll()
	const announce = useAnnounce()
	const { start: texts } = useBuilderTexts().starts
	const navigate = useNavigate()
	const { pathname, search } = useLocation()
	if (!askedStart) return null
	const leaveStart = () =>
		navigate({ pathname, search: searchWithoutStart(search) }, { replace: true, preventScrollReset: true })
	const startOver = () => {
		changeAll((config, id) => {
			const starts = pieces.find(({ piece }) => piece.id === id)?.starts
			return startedFrom(starts?.[askedStart] ?? config, config)
		})
		announce(texts.done)
		void leaveStart()
	}
	return (
		<div className="px-4 pt-5 lg:px-5.5">
			<Notice tone="info" title={texts.draftOpen}>
				<p>{texts.draftText}</p>
				<p className="mt-2.5 flex flex-wrap gap-2">
					<Button size="small" onClick={() => void leaveStart()}>
						{texts.keep}
					</Button>
					<Button size="small" variant="outline" onClick={startOver}>
						{texts.labels[askedStart]}
					</Button>
				</p>
			</Notice>
		</div>
	)
}
