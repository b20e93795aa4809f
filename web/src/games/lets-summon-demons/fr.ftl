about-lets-summon-demons = Activités pour enfants. Lancez les dés, récoltez des âmes, sacrifiez vos amis.
