import { Icon, type IconName } from '#ui/icon.tsx'
import type { SaveState } from '../panels/props.ts'

const looks: Record<SaveState['kind'], { icon: IconName; tone: string }> = {
	clean: { icon: 'check', tone: 'text-muted' },
	saved: { icon: 'check', tone: 'text-primary' },
	saving: { icon: 'clock', tone: 'text-muted' },
	draft: { icon: 'edit', tone: 'text-muted' },
	failed: { icon: 'alert', tone: 'text-danger' },
}

/** A separate row on a phone, so that the reason of a failure is readable. */
const frame =
	'flex min-w-0 items-center gap-1.5 text-label font-semibold max-sm:order-last max-sm:basis-full max-sm:px-2 max-sm:pb-0.5 max-sm:not-has-[svg]:sr-only'

function wordsOf(state: SaveState): string {
	switch (state.kind) {
		case 'clean':
			return ''
		case 'saved':
			return 'Saved'
		case 'saving':
			return 'Saving…'
		case 'draft':
			return 'Draft kept on this device'
		case 'failed':
			return `Could not save: ${state.reason}`
	}
}

/** Where the draft is currently saved; changes are announced. */
export function SaveLine({ state }: { state: SaveState }) {
	const { icon, tone } = looks[state.kind]
	const words = wordsOf(state)
	return (
		<p role="status" className={`${frame} ${tone}`}>
			{words && <Icon name={icon} size={15} />}
			<span className="sm:truncate" title={words || undefined}>
				{words}
			</span>
		</p>
	)
}
