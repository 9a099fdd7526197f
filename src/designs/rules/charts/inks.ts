// The shop's own screen printing inks, with its own names and numbers. Hex values are cured prints on white cloth in
// daylight. For a school with a printed standard, the press mixes to the reference that the school sends.

export type Ink = { code: string; name: string; hex: string }

const mixed: readonly (readonly [code: string, name: string, hex: string])[] = [
	['FH-100', 'White', '#f7f7f5'],
	['FH-102', 'Natural', '#ece4d2'],
	['FH-110', 'Silver', '#d3d6da'],
	['FH-112', 'Athletic Gray', '#b5b9bf'],
	['FH-116', 'Charcoal', '#44484f'],
	['FH-119', 'Black', '#17181c'],
	['FH-200', 'Lemon', '#f7dd2e'],
	['FH-204', 'Athletic Gold', '#f2b21b'],
	['FH-206', 'Sun Gold', '#f6c445'],
	['FH-210', 'Vegas Gold', '#c2a76a'],
	['FH-214', 'Old Gold', '#a9822f'],
	['FH-300', 'Orange', '#e8641b'],
	['FH-304', 'Safety Orange', '#ff7a1f'],
	['FH-308', 'Texas Orange', '#b4561f'],
	['FH-400', 'Scarlet', '#c21a2c'],
	['FH-402', 'Fire Red', '#d92b2b'],
	['FH-406', 'Cardinal', '#8b1e2d'],
	['FH-410', 'Maroon', '#5f1424'],
	['FH-420', 'Team Pink', '#ee6fa4'],
	['FH-424', 'Awareness Pink', '#f6b3cb'],
	['FH-500', 'Purple', '#43236f'],
	['FH-504', 'Violet', '#6a4aa5'],
	['FH-508', 'Lilac', '#b6a2d6'],
	['FH-600', 'Navy', '#14284f'],
	['FH-602', 'Midnight', '#0f1b33'],
	['FH-606', 'Royal', '#1d4fb8'],
	['FH-608', 'Reflex', '#1b3f94'],
	['FH-612', 'Carolina Blue', '#8fc3ea'],
	['FH-614', 'Columbia Blue', '#b3d6f1'],
	['FH-618', 'Steel Blue', '#5b85a2'],
	['FH-700', 'Teal', '#0b7a83'],
	['FH-704', 'Aqua', '#3dbcc6'],
	['FH-800', 'Kelly Green', '#10803f'],
	['FH-804', 'Forest', '#0f4a31'],
	['FH-808', 'Lime', '#8fce3f'],
	['FH-812', 'Olive', '#6b6a3a'],
	['FH-900', 'Brown', '#4b2e1e'],
	['FH-904', 'Tan', '#c9ab82'],
]

export const inks: readonly Ink[] = mixed.map(([code, name, hex]) => ({ code, name, hex }))
