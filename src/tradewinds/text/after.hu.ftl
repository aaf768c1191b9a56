### Egy játszma után: amit a szerver a behozott jegyzőkönyvekről, jegyzetekről, értékszámokról és bajnokságokról mond.

notice-brought = Ezt a játszmát máshol játszották, és jegyzőkönyvként hozták ide. A döntéseket és az eredményt ellenőriztük, a neveket nem.
error-brought-unfinished = Ez a jegyzőkönyv egy be nem fejezett játszmáé.
error-brought-long = Egy jegyzőkönyvben legfeljebb { $most } döntés lehet.
error-brought-many = Legfeljebb { $most } jegyzőkönyvet lehet behozni. Előbb vegyél el egyet.
error-brought-decision = Ez a jegyzőkönyv nem játszható vissza: a(z) { $nth }. döntése, „{ $decision }”, nem volt lehetséges.
error-brought-false = Ez a játszma nem úgy zajlott, ahogy a jegyzőkönyve állítja: { $what }.
error-not-brought = Csak behozott jegyzőkönyvet lehet elvenni. Az itt játszott játszmák megmaradnak.
error-hint-counts = Ez a játszma mindenkinek beleszámít az értékszámába, aki játssza: itt nincs tipp.
error-note-empty = Ebben a jegyzetben nincs semmi.
error-note-long = Egy jegyzet legfeljebb { $most } karakter és { $lines } sor lehet.
error-note-share = Csak az oszthatja meg a jegyzeteit egy játszmáról, aki játszott benne.
error-notes-many = Már { $most } jegyzeted van. Előbb dobj el egyet.
error-no-such-note = Nincs ilyen jegyzeted.
error-no-such-league = Számodra nincs ilyen bajnokság. Kérd el a linkjét a házigazdájától.
error-no-such-member = A bajnokságnak nincs ilyen tagja.
error-no-such-pairing = A bajnokság e fordulójában nincs ilyen asztal.
error-league-host = Ezt csak a bajnokság házigazdája teheti meg.
error-league-finished = Ez a bajnokság véget ért.
error-league-full = Egy bajnokságnak legfeljebb { $most } tagja lehet.
error-league-few = Túl kevesen vannak egy fordulóhoz: legalább { $n } tag kell.
error-league-unfinished = Ebben a fordulóban még { $n } asztalnál játszanak.
error-league-options = Egy bajnokságban minden hely egy tagé, és minden játszma önmagában áll: ezek a beállítások nem férnek össze ezzel.
error-leagues-many = Már { $most } bajnokság házigazdája vagy. Előbb fejezz be egyet.
