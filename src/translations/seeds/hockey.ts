// Hockey products of the demo catalog in Spanish.

export const hockeyInSpanish = {
	'Blue Line Pro Game Jersey': 'Suéter de juego Blue Line Pro',
	'Game jersey in 320 gsm pro-weight air-knit polyester with doubled shoulders and elbows and a fight strap. Lace neck, straight hem, knit-in stripes. Twill number 10 in on the back and 4 in on both sleeves.':
		'Suéter de juego en poliéster de tejido abierto de 320 g/m², de peso profesional, con hombros y codos dobles y correa de sujeción. Cuello con cordones, borde recto y franjas tejidas. Número en twill, de 10 pulg. en la espalda y de 4 pulg. en las dos mangas.',
	'Overtime Elite Game Jersey': 'Suéter de juego Overtime Elite',
	'Lighter and closer: 240 gsm stretch polyester with a mesh back, a V-neck insert and a shaped tail. Takes a stitched twill crest and numbers. For teams that travel with two sets.':
		'Más ligero y ceñido: poliéster elástico de 240 g/m², con espalda de malla, inserto en el cuello en V y faldón con forma. Lleva escudo y números en twill cosido. Para equipos que viajan con dos juegos.',
	'Barber Pole Throwback Jersey': 'Suéter retro Barber Pole',
	'A heavy barber-pole sweater knit, 400 gsm acrylic and cotton, as worn on outdoor ice. Felt number, ribbed hem and cuffs. For the throwback game and the bench; not for daily practice.':
		'Un suéter grueso de franjas, en acrílico y algodón de 400 g/m², como los que se usaban en hielo al aire libre. Número de fieltro, borde y puños acanalados. Para el partido retro y la banca; no para la práctica diaria.',
	'House League Game Jersey': 'Suéter de juego House League',
	'A sound jersey at a house league price: 220 gsm polyester mesh with sewn stripes. Number on the back, team name in front; a sponsor bar fits above the hem.':
		'Un buen suéter a precio de liga local: malla de poliéster de 220 g/m² con franjas cosidas. Número en la espalda y nombre del equipo al frente; arriba del borde cabe una franja para el patrocinador.',
	'Drill Practice Jersey': 'Suéter de práctica Drill',
	'Blank practice jersey in 190 gsm air-knit. Cut over pads, doubled elbows, plain hem. Four line colors in stock; order one set per line.':
		'Suéter de práctica liso en tejido abierto de 190 g/m². Corte para usarse sobre las protecciones, codos dobles y borde sencillo. Cuatro colores en existencia, uno por línea; pida un juego para cada una.',
	'Forecheck Numbered Practice Jersey': 'Suéter de práctica con número Forecheck',
	'Practice jersey with your number and a one-color team name, so the new assistant knows who is who. 210 gsm air-knit polyester, doubled elbows, tapered body.':
		'Suéter de práctica con su número y el nombre del equipo en un color, para que el nuevo asistente sepa quién es quién. Poliéster de tejido abierto de 210 g/m², codos dobles y cuerpo entallado.',
	'Pond Long-Sleeve Base Jersey': 'Camiseta base de manga larga Pond',
	'A base layer to wear under pads: 180 gsm brushed polyester and 8% spandex, flat seams, long sleeves. Small chest print for your club. Cut close; take your usual size.':
		'Una capa base para usar bajo las protecciones: poliéster afelpado de 180 g/m² y 8% spandex, costuras planas y mangas largas. Estampado pequeño de su club en el pecho. Corte ceñido; pida su talla de siempre.',
	'Blue Line Uniform Socks': 'Medias de uniforme Blue Line',
	'Knit game socks over shin guards: 340 gsm polyester-cotton rib, reinforced at knee and heel. Stripes follow the Blue Line jersey. Sold by the pair.':
		'Medias de juego tejidas para usar sobre las espinilleras: acanalado de poliéster y algodón de 340 g/m², reforzado en la rodilla y el talón. Las franjas siguen las del suéter Blue Line. Se venden por par.',
	'Bench to Ice Warm-Up Pants': 'Pantalón de calentamiento Bench to Ice',
	'Woven warm-up pants for the walk to the rink: 5 oz polyester with a mesh lining and zip cuffs. Takes a leg print with the team name.':
		'Pantalón de calentamiento de tela plana para el camino a la pista: poliéster de 5 oz con forro de malla y cierre en los tobillos. Lleva el nombre del equipo estampado en la pierna.',
	'Home Ice Uniform Set': 'Conjunto Home Ice',
	'The Blue Line Pro jersey with its knit socks, striped alike. 320 gsm jersey, 340 gsm socks over the shin guards. The simple way to dress a new program.':
		'El suéter Blue Line Pro con sus medias tejidas, con las mismas franjas. Suéter de 320 g/m² y medias de 340 g/m² sobre las espinilleras. La manera sencilla de vestir un programa nuevo.',
} as const
