//! Strength on Elo's scale: 400 points are odds of ten to one.

/// The difference that an expected score stands for; none where it is without bounds, at 0 and 1.
pub(super) fn of_score(score: f64) -> Option<f64> {
    (score > 0.0 && score < 1.0).then(|| -400.0 * (1.0 / score - 1.0).log10())
}

/// The score to expect of whoever is so many points stronger.
pub(super) fn to_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_is_known() {
        assert_eq!(of_score(0.5), Some(0.0));
        assert!((of_score(10.0 / 11.0).unwrap() - 400.0).abs() < 1e-9);
        assert!((of_score(0.75).unwrap() - 190.848_501_887_864_98).abs() < 1e-9);
        assert_eq!((of_score(0.0), of_score(1.0)), (None, None));
        for elo in [-700.0, -5.0, 0.0, 12.5, 400.0] {
            assert!((of_score(to_score(elo)).unwrap() - elo).abs() < 1e-9, "{elo}");
        }
    }
}
