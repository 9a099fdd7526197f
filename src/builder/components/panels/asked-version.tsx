// The address asks for an earlier version, such as the one that a vote chose: the person brings it back, or goes on.
import { useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { askedVersion } from '../../rules/start-address.ts'
import { useBuilderTexts } from '../builder-language.tsx'
import type { PanelProps } from './props.ts'

type AskedVersionProps = Pick<PanelProps, 'actions' | 'busy' | 'isLocked'> & {
	saved: PanelProps['data']['saved']
	isChanged: boolean
}

export function AskedVersion({ saved, actions, busy, isLocked, isChanged }: AskedVersionProps) {
	const [query, setQuery] = useSearchParams()
	const { asked: texts } = useBuilderTexts().starts
	const asked = askedVersion(query, saved)
	if (asked === null || !saved) return null
	const goOn = () =>
		setQuery(
			(search) => {
				search.delete('version')
				return search
			},
			{ replace: true, preventScrollReset: true },
		)
	return (
		<div className="px-4 pt-5 lg:px-5.5">
			<Notice tone="warning" title={texts.title(asked, saved.version)}>
				<p>{isLocked ? texts.approved(saved.version) : texts.bringBack(asked, saved.version)}</p>
				{isChanged && !isLocked && <p>{texts.replaced}</p>}
				<p className="mt-2.5 flex flex-wrap gap-2">
					{!isLocked && (
						<Button size="small" busy={busy.version === asked} onClick={() => actions.onRestore(asked)}>
							{texts.button(asked)}
						</Button>
					)}
					<Button size="small" variant="outline" onClick={goOn}>
						{texts.goOn(saved.version)}
					</Button>
				</p>
			</Notice>
		</div>
	)
}
