// The stage of the builder in English, with the shape of its texts in every language: the garment, what is placed on it, the
// worn view.
import type { ColorVision } from '#designs/rules/color-vision.ts'
import { counted } from '#kit/plural.ts'

/** How elements on the garment are named and measured. */
export type LabelTexts = {
	/** On the garment: short. */
	inches: (width: string, height: string) => string
	inWords: (width: string, height: string) => string
	centered: string
	leftOfCenter: (inches: string) => string
	rightOfCenter: (inches: string) => string
	/** `what` is a print area or another element, within a sentence. */
	centeredOn: (what: string) => string
	below: (inches: string, what: string) => string
	turned: (degrees: number) => string
	logo: (number: number) => string
	/** In place of a print area. */
	outside: string
	grouped: (label: string) => string
	/** The texts of `namesOf` are lists of elements in words. */
	groups: {
		selected: (names: string) => string
		nothingSelected: string
		grouped: (names: string) => string
		ungrouped: (names: string) => string
		moved: (count: number, where: string) => string
		copied: (names: string) => string
		notCopied: (most: number) => string
		lettersNotCopied: string
		removed: (names: string) => string
		lettersStay: string
	}
}

export type StageTexts = {
	name: string
	garment: string
	sides: string
	/** On the buttons. */
	shortSides: Readonly<Record<'left' | 'right', string>>
	/** For those who hear it, beginning with what is written. */
	sideNames: Readonly<Record<'left' | 'right', string>>
	lettering: string
	logos: string
	zoom: {
		name: string
		in: string
		out: string
		at: (percent: number) => string
		all: (percent: number) => string
	}
	fullScreen: Readonly<Record<'open' | 'close' | 'refused', string>>
	seeAs: {
		name: string
		fullColor: string
		inFullColor: string
		names: Readonly<Record<ColorVision, string>>
		announced: Readonly<Record<ColorVision, string>>
	}
	comments: {
		name: string
		button: string
		toggle: (count: number) => string
		shown: string
		hidden: string
	}
	worn: {
		name: string
		opening: string
		failed: string
		turn: string
		turnLeft: string
		turnRight: string
		/** From the front, by quarters to the left. */
		sides: readonly string[]
		turned: (facts: { side: string; degrees: number; isLeft: boolean }) => string
	}
	kit: {
		name: string
		shown: (piece: string) => string
		toFix: (count: number) => string
	}
	logo: {
		side: string
		shows: string
		showsHint: string
		align: string
		alignments: Readonly<Record<'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom', string>>
		aligned: (to: string) => string
		belowCollar: (inches: number) => string
		moved: (where: string) => string
		layer: (layer: number, of: number) => string
		layerUp: string
		layerDown: string
		duplicate: string
		copied: (label: string) => string
		mirror: string
		mirrored: string
		asDrawn: string
		remove: string
		removed: (number: number) => string
		unit: string
		units: Readonly<Record<'in' | 'px', string>>
		/** In the field of a measure. */
		inches: string
		measures: Readonly<Record<'x' | 'y' | 'width' | 'height' | 'rotation', string>>
		keepShape: string
		fit: string
		between: (limits: { low: number; high: number; unit: string }) => string
	}
	history: {
		undone: (left: number) => string
		redone: (left: number) => string
	}
	labels: LabelTexts
}

export const englishStage: StageTexts = {
	name: 'Preview',
	garment: 'Garment',
	sides: 'Side of the garment',
	shortSides: { left: 'Left', right: 'Right' },
	sideNames: { left: 'Left side', right: 'Right side' },
	lettering: 'Lettering on the garment',
	logos: 'Logos on the garment',
	zoom: {
		name: 'Zoom',
		in: 'Zoom in',
		out: 'Zoom out',
		at: (percent) => `Zoom ${percent} %`,
		all: (percent) => `Zoom ${percent} %, show all`,
	},
	fullScreen: {
		open: 'Full screen',
		close: 'Leave full screen',
		refused: 'This browser does not allow full screen here.',
	},
	seeAs: {
		name: 'See as',
		fullColor: 'Full color',
		inFullColor: 'Seen in full color.',
		names: {
			protanopia: 'Red-blind',
			deuteranopia: 'Green-blind',
			tritanopia: 'Blue-blind',
			grayscale: 'Grayscale',
		},
		announced: {
			protanopia: 'Seen as red-blind people see it (protanopia).',
			deuteranopia: 'Seen as green-blind people see it (deuteranopia).',
			tritanopia: 'Seen as blue-blind people see it (tritanopia).',
			grayscale: 'Seen in grayscale.',
		},
	},
	comments: {
		name: 'Comments on the garment',
		button: 'Comments',
		toggle: (count) => `Comments (${count}) on the garment`,
		shown: 'Comments shown on the garment.',
		hidden: 'Comments hidden on the garment.',
	},
	worn: {
		name: 'Worn',
		opening: 'Opening the worn view…',
		failed: 'The worn view could not be shown. The flat views show the same design.',
		turn: 'Turn the garment',
		turnLeft: 'Turn left',
		turnRight: 'Turn right',
		sides: ['Front', 'Left side', 'Back', 'Right side'],
		turned: ({ side, degrees, isLeft }) =>
			`${side}, turned ${degrees} degrees to the ${isLeft ? 'left' : 'right'}`,
	},
	kit: {
		name: 'Pieces of the kit',
		shown: (piece) => `${piece}, shown and edited.`,
		toFix: (count) => counted(count, 'thing to look at', 'things to look at'),
	},
	logo: {
		side: 'Side of the garment',
		shows: 'What it shows',
		showsHint: 'In words, for those who cannot see it: Wildcat head in gold.',
		align: 'Align in the print area',
		alignments: {
			left: 'Left',
			center: 'Center',
			right: 'Right',
			top: 'Top',
			middle: 'Middle',
			bottom: 'Bottom',
		},
		aligned: (to) => `Aligned: ${to}`,
		belowCollar: (inches) => `${inches} in below the collar`,
		moved: (where) => `Moved: ${where}`,
		layer: (layer, of) => `Layer ${layer} of ${of}`,
		layerUp: 'Layer up',
		layerDown: 'Layer down',
		duplicate: 'Duplicate',
		copied: (label) => `Copied. ${label}`,
		mirror: 'Mirror',
		mirrored: 'Mirrored',
		asDrawn: 'As drawn',
		remove: 'Remove',
		removed: (number) => `Logo ${number} removed`,
		unit: 'Measures in',
		units: { in: 'Inches', px: 'Pixels' },
		inches: 'in',
		measures: { x: 'From left', y: 'From top', width: 'Width', height: 'Height', rotation: 'Rotation' },
		keepShape: 'Keep shape',
		fit: 'Fit the box to the art',
		between: ({ low, high, unit }) => `From ${low} to ${high} ${unit}`,
	},
	history: {
		undone: (left) => `Undone. ${left} more to undo.`,
		redone: (left) => `Done again. ${left} more to redo.`,
	},
	labels: {
		inches: (width, height) => `${width} × ${height} in`,
		inWords: (width, height) => `${width} by ${height} inches`,
		centered: 'centered',
		leftOfCenter: (inches) => `${inches} in left of center`,
		rightOfCenter: (inches) => `${inches} in right of center`,
		centeredOn: (what) => `centered on ${what}`,
		below: (inches, what) => `${inches} in below the ${what}`,
		turned: (degrees) => `, turned ${degrees} degrees`,
		logo: (number) => `Logo ${number}`,
		outside: 'outside the print areas',
		grouped: (label) => `${label}, in a group`,
		groups: {
			selected: (names) => `Selected: ${names}.`,
			nothingSelected: 'Nothing selected.',
			grouped: (names) => `Grouped: ${names}. They move together.`,
			ungrouped: (names) => `Ungrouped: ${names}.`,
			moved: (count, where) => `${count} moved together, ${where}.`,
			copied: (names) => `Copied: ${names}.`,
			notCopied: (most) => `Not copied: a design has at most ${most} logos.`,
			lettersNotCopied: 'Lettering is not copied: each line is on a garment once.',
			removed: (names) => `Removed: ${names}.`,
			lettersStay: 'Lettering stays: clear its text in Names & Numbers.',
		},
	},
}
